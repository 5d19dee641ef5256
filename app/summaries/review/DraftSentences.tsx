import type { ReactNode } from 'react';
import type { DeskVersion } from './desk-version.ts';
import { markCopy } from './review-copy.ts';
import type { Refused } from './review-refusal.ts';
import { type Sentence, SentenceRow } from './SentenceRow.tsx';
import { byRisk, type SentenceOrder } from './sentence-order.ts';

type DraftSentencesProps = {
  version: DeskVersion;
  labels: ReadonlyMap<number, string>;
  address: string;
  order: SentenceOrder;
  mending: number | null;
  onMend: (index: number | null) => void;
  refused?: Refused;
  /** What stands under a sentence. */
  under?: (index: number) => ReactNode;
};

/** A version sentence by sentence: what each rests on, how it was checked, and what is to be done. */
export function DraftSentences({ order, ...props }: DraftSentencesProps) {
  const { sentences } = props.version;
  if (order === 'told' || sentences.every(({ open }) => open === null)) {
    return <ToldSentences {...props} sentences={sentences} />;
  }
  return byRisk(sentences).map((group) => (
    <section key={group.mark} className="desk-risk" data-mark={group.mark}>
      <h3 className="font-semibold text-lg">
        {group.mark ? markCopy[group.mark].title : 'Settled'}{' '}
        <span className="font-normal text-muted">{group.sentences.length}</span>
      </h3>
      {group.mark ? <p className="text-muted text-sm">{markCopy[group.mark].advice}</p> : null}
      <ToldSentences {...props} sentences={group.sentences} isBelow />
    </section>
  ));
}

type ToldProps = Omit<DraftSentencesProps, 'order'> & {
  sentences: Sentence[];
  /** They stand below a heading of their own. */
  isBelow?: boolean;
};

/** Sentences under the headings that readers see over them. */
function ToldSentences({
  sentences,
  isBelow,
  version,
  refused,
  mending,
  under,
  ...row
}: ToldProps) {
  const at = refused && 'index' in refused ? refused.index : null;
  const [Section, Heading] = isBelow ? (['h4', 'h5'] as const) : (['h3', 'h4'] as const);
  return groups(sentences).map(({ section, parts }) => (
    <section key={`${section}-${parts[0]?.sentences[0]?.index}`} className="mt-6 first:mt-0">
      {section && !(isBelow && parts[0]?.heading) ? (
        <Section className={isBelow ? 'mt-4 mb-1 font-semibold' : 'mb-2 font-serif text-xl'}>
          {section}
        </Section>
      ) : null}
      {parts.map(({ heading, sentences }) => (
        <div key={`${heading}-${sentences[0]?.index}`}>
          {heading ? <Heading className="mt-4 mb-1 font-semibold">{heading}</Heading> : null}
          <ol className="grid gap-0.5">
            {sentences.map((sentence, place) => (
              <SentenceRow
                key={`${timesBefore(sentences, place)} ${sentence.text}`}
                {...row}
                sentence={sentence}
                version={version}
                isMending={mending === sentence.index}
                refused={at === sentence.index ? refused : undefined}
                under={under?.(sentence.index)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  ));
}

/** How many sentences before it say the same: a row keeps its place when others go. */
const timesBefore = (sentences: readonly Sentence[], at: number) =>
  sentences.slice(0, at).filter(({ text }) => text === sentences[at]?.text).length;

type Part = { heading: string | null; sentences: Sentence[] };

/** Sentences under the headings they stand under, in their order. */
function groups(sentences: Sentence[]): { section: string; parts: Part[] }[] {
  const found: { section: string; parts: Part[] }[] = [];
  for (const sentence of sentences) {
    let group = found.at(-1);
    if (group?.section !== sentence.section) {
      group = { section: sentence.section, parts: [] };
      found.push(group);
    }
    let part = group.parts.at(-1);
    if (!part || part.heading !== sentence.heading) {
      part = { heading: sentence.heading, sentences: [] };
      group.parts.push(part);
    }
    part.sentences.push(sentence);
  }
  return found;
}
