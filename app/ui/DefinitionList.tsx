import { Fragment, type ReactNode } from 'react';

type DefinitionListProps = { items: readonly { term: string; value: ReactNode }[] };

/** Names and values of one record. Entries without a value are for the caller to leave out. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className="definitions">
      {items.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
