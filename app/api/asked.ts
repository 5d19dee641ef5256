import type { z } from 'zod';
import type { Reader } from '#app/entities/entity-access.server.ts';
import type { Page } from '#app/platform/page-by-key.ts';
import type { operations } from './operations.ts';

type Operations = typeof operations;
export type OperationName = keyof Operations;

/** A request for one of the operations, once its key and its parameters are known to be good. */
export type Asked<Name extends OperationName> = {
  reader: Reader;
  params: z.output<Operations[Name]['params']>;
  query: z.output<Operations[Name]['query']>;
  /** Where the site's pages are */
  origin: string;
};

export type Answer<Name extends OperationName> = z.input<Operations[Name]['answer']>;

/** One page of a list as the API gives it. */
export const pageOfItems = <Row, Item>(page: Page<Row>, itemOf: (row: Row) => Item) => ({
  items: page.rows.map(itemOf),
  next: page.next?.after ?? null,
});
