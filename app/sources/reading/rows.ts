import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';

/** Words where a source should have them; a value of another type is none. */
export const words = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

/** A name that a source gives its meetings. */
export const key = z.union([z.string().min(1), z.number().transform(String)]);

export const flag = z.boolean().nullish().catch(null);

type Rows<Row> = { rows: Row[]; remarks: string[] };

/**
 * The entries of a list that are what they should be. Where none of them is, the answer as a whole
 * makes no sense.
 * @throws AppError unreadable
 */
export function readRows<Row>(list: readonly unknown[], row: z.ZodType<Row>): Rows<Row> {
  const rows = list.flatMap((one) => {
    const read = row.safeParse(one);
    return read.success ? [read.data] : [];
  });
  const others = list.length - rows.length;
  if (rows.length === 0 && others > 0) throw senseless();
  if (others === 0) return { rows, remarks: [] };
  const entries = others === 1 ? '1 entry has' : `${others.toLocaleString('en-US')} entries have`;
  return { rows, remarks: [`${entries} another form than is known, and could not be read.`] };
}

/** The list in an answer, itself or by name. @throws AppError unreadable */
export function listIn(json: unknown, name: string): unknown[] {
  const read = z
    .union([z.array(z.unknown()), z.object({ [name]: z.array(z.unknown()) })])
    .safeParse(json);
  if (!read.success) throw senseless();
  const { data } = read;
  return Array.isArray(data) ? data : (z.array(z.unknown()).safeParse(data[name]).data ?? []);
}

export const senseless = () =>
  new AppError(
    'unreadable',
    'The answer is data, and not of the form that this kind of source has.',
  );
