import { citedSource } from '#app/checking/cited-source.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { ModelSession } from '#app/summaries/model/ask-model.server.ts';
import { checkWritten, sentenceOf } from '#app/summaries/model/model-sentence.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { ModelUnavailable } from '#app/summaries/model/model-trouble.ts';
import { verifySentences } from '#app/summaries/model/verify-sentences.server.ts';
import { keepsToWords } from './keeps-to-words.ts';
import type { NumberedRecord } from './number-record.ts';
import type { SaidSentence } from './question-answer.ts';

type Said = {
  session: ModelSession;
  settings: ModelSettings;
  said: readonly SaidSentence[];
  record: NumberedRecord;
};

/** No sentence of a record holds these; what does is an address or markup, or has hidden letters. */
const noPlainText = /[<>[\]{}|\\`]|https?:|www\.|[\p{Cf}\p{Co}]/u;

/** Who says 'I' in an answer is nobody; in quotation marks somebody is quoted. */
const firstPerson = pattern('u')`\b${words("I I'm I've I'd I'll [Ww]e [Oo]ur [Mm]y [Mm]e")}\b`;
const quoted = /“[^”]*”|"[^"]*"/g;

const isPlain = (text: string) =>
  !noPlainText.test(text) && !firstPerson.test(text.replace(quoted, ''));

/**
 * Of what a model wrote, the sentences that hold against exactly the passages they cite. No editor reads
 * them before the reader does: so they have to pass the rules by themselves, which a second reading can
 * settle in a draft, and that reading as well.
 * @throws ModelUnavailable where the second reading could not be had
 */
export async function soundSentences({ session, settings, said, record }: Said) {
  const known = new Set(record.segments.map(({ index }) => index));
  const place = { section: 'Answer', item: null };
  const whole = said.filter(
    ({ text, evidence }) => isPlain(text) && evidence.every(({ segment }) => known.has(segment)),
  );
  const once = [...new Map(whole.map((one) => [one.text, one])).values()];
  const sentences = once.flatMap((one) => sentenceOf(one, place, known));
  const compared = await checkWritten(sentences, record.segments);
  const segmentAt = (index: number) => record.segments[index];
  const held = compared.filter(
    ({ verdict, text, citations }) =>
      verdict === 'supported' && keepsToWords(text, citedSource(citations, segmentAt)),
  );
  const reader = session.readBy(settings.verifier.name);
  const read = await verifySentences(reader, held, settings.verifier, ({ citations }) =>
    citations.map((at) => citedSource([at], segmentAt)),
  );
  if (held.length > 0 && read.unjudged === held.length) {
    throw new ModelUnavailable('could not be asked to check what was written');
  }
  return read.sentences.filter(
    ({ verdict, basis }) => verdict === 'supported' && basis === 'judged',
  );
}
