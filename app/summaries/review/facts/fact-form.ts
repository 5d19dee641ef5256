import { z } from 'zod';
import { type FactKind, factKinds } from '#app/proceedings/facts/fact-kinds.ts';
import { readValue } from '#app/proceedings/facts/fact-value.ts';
import { caseChoice } from '../cases/case-choice.ts';
import { mostPassages } from '../passage-numbers.ts';
import { passagesField } from '../passages-field.ts';

const most = { label: 200, value: 100, detail: 300 } as const;

const line = (length: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(length, `Write at most ${length} characters.`));

/** Something that was named, as an editor types it. */
export const factForm = z
  .object({
    kind: z.enum(factKinds, 'Choose from the list.'),
    label: line(most.label).pipe(z.string().regex(/[\p{L}\p{N}]/u, 'Write what was named.')),
    value: line(most.value),
    detail: line(most.detail),
    case: caseChoice,
    passages: passagesField(mostPassages),
  })
  .transform(({ case: item, passages: segments, ...typed }, context) => {
    const read = settledValue(typed);
    if ('refusal' in read) {
      context.issues.push({
        code: 'custom',
        message: read.refusal,
        path: ['value'],
        input: typed.value,
      });
      return z.NEVER;
    }
    const { kind, label, detail } = typed;
    return {
      kind,
      label,
      value: read.value,
      // Only of what is due readers are told more than its day.
      detail: kind === 'deadline' && detail !== '' ? detail : null,
      item,
      segments: JSON.stringify(segments),
    };
  });

type Named = { kind: FactKind; label: string; value: string };

/** What the words come to, or else what was typed beside them; the two may not contradict. */
function settledValue({
  kind,
  label,
  value: typed,
}: Named): { value: string } | { refusal: string } {
  const said = readValue(kind, label);
  if (kind === 'reference') return { value: said ?? (typed || label).toLowerCase() };
  const value = typed === '' ? said : readValue(kind, typed);
  const [figures, other] =
    kind === 'amount'
      ? ['Write the amount in figures, such as 1250000.', 'The words say another amount.']
      : ['Write the date in figures, such as 2026-10-14.', 'The words say another date.'];
  if (value === null) return { refusal: figures };
  return said === null || isSame(said, value) ? { value } : { refusal: other };
}

/** A day that was named without its year can be of any. */
const isSame = (said: string, value: string) =>
  said === value || (said.startsWith('--') && value.endsWith(said.slice(1)));
