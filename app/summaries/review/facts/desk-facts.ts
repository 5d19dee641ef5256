import { readNumberList } from '#app/platform/stored-json.ts';
import { type FactKind, factKinds } from '#app/proceedings/facts/fact-kinds.ts';
import { readValue } from '#app/proceedings/facts/fact-value.ts';
import type { StoredFact } from '../../case-rows.server.ts';
import { writtenDate } from '../../reading/written-date.ts';
import { choiceOf } from '../cases/case-options.ts';
import { writePassages } from '../passage-numbers.ts';
import type { TypedFact } from './fact-fields.ts';

/** Something that was named, as the desk shows it. */
export type DeskFact = ReturnType<typeof deskFact>;

const isKind = (kind: string): kind is FactKind => factKinds.some((known) => known === kind);

export function deskFact(fact: StoredFact) {
  const { index, label, value, detail, item } = fact;
  const kind = isKind(fact.kind) ? fact.kind : 'reference';
  const segments = readNumberList(fact.segments);
  const typed: TypedFact = {
    kind,
    label,
    value: kind === 'reference' || readValue(kind, label) === value ? '' : writtenDate(value),
    detail: detail ?? '',
    case: choiceOf(item),
    passages: writePassages(segments),
  };
  return { index, kind, label, detail, item, segments, typed };
}
