import { z } from 'zod';
import { caseStates } from '#app/proceedings/cases/case.ts';

const most = { designator: 30, title: 500, until: 100 } as const;

const line = z.string().transform((typed) => typed.replace(/\s+/g, ' ').trim());
const orNull = (typed: string) => typed || null;

const designator = line
  .pipe(z.string().max(most.designator, `A number can have at most ${most.designator} characters.`))
  .transform(orNull);
const title = line.pipe(
  z
    .string()
    .regex(/[\p{L}\p{N}]/u, 'Say what was taken up.')
    .max(most.title, `A title can have at most ${most.title} characters.`),
);
/** Counted from 1, as the desk shows them. */
const number = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,5}$/, message)
    .transform(Number);

/** A case as an editor types it. */
export const caseForm = z.object({
  designator,
  title,
  state: z.enum(caseStates, 'Choose a state from the list.'),
  until: line
    .pipe(z.string().max(most.until, `Write at most ${most.until} characters.`))
    .transform(orNull),
  place: number('Write its place in the list, such as 3.'),
  begins: number('Write the number of a passage, such as 12.'),
});

/** Where a case is split, and what the new one is called. */
export const splitForm = z.object({
  designator,
  title,
  sentence: number('Choose the sentence that the new case begins with.'),
  begins: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{0,5})?$/, 'Write the number of a passage, such as 12, or nothing.')
    .transform((typed) => (typed === '' ? null : Number(typed))),
});

export type TypedCase = Record<keyof z.input<typeof caseForm>, string>;
export type TypedSplit = Record<keyof z.input<typeof splitForm>, string>;
