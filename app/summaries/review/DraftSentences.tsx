import type { ReactNode } from 'react';
import type { DeskVersion } from './desk-version.ts';
import type { Refused } from './review-refusal.ts';
import { type Sentence, SentenceRow } from './SentenceRow.tsx';

type DraftSentencesProps = {
  version: DeskVersion;
  labels: ReadonlyMap<number, string>;
  address: string;
  mending: number | null;
  onMend: (index: number | null) => void;
  refused?: Refused;
  /** What stands under a sentence. */
  under?: (index: number) => ReactNode;
};

/** A version sentence by sentence: what each rests on, which ones failed the check, and why. */
export function DraftSentences({ version, refused, mending, under, ...row }: DraftSentencesProps) {
  const at = refused && 'index' in refused ? refused.index : null;
  return groups(version.sentences).map(({ section, parts }) => (
    <section key={`${section}-${parts[0]?.sentences[0]?.index}`} className="mt-6 first:mt-0">
      {section ? <h3 className="mb-2 font-serif text-xl">{section}</h3> : null}
      {parts.map(({ heading, sentences }) => (
        <div key={`${heading}-${sentences[0]?.index}`}>
          {heading ? <h4 className="mt-4 mb-1 font-semibold">{heading}</h4> : null}
          <ol className="grid gap-0.5">
            {sentences.map((sentence) => (
              <SentenceRow
                key={`${sentence.index} ${sentence.text}`}
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
