import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx';
import { Citations } from './Citations.tsx';
import { ConfirmSentence } from './ConfirmSentence.tsx';
import type { ReviewedVersion } from './read-version.server.ts';

type Sentence = ReviewedVersion['sentences'][number];

type DraftSentencesProps = {
  version: ReviewedVersion;
  labels: ReadonlyMap<number, string>;
  refused?: { index: number; message: string; reason: string };
};

/** A version sentence by sentence: what each rests on, which ones failed the check, and why. */
export function DraftSentences({ version, labels, refused }: DraftSentencesProps) {
  return groups(version.sentences).map(({ section, parts }) => (
    <section key={`${section}-${parts[0]?.sentences[0]?.index}`} className="mt-8 first:mt-0">
      {section ? <h3 className="mb-2 font-serif text-xl">{section}</h3> : null}
      {parts.map(({ heading, sentences }) => (
        <div key={`${heading}-${sentences[0]?.index}`}>
          {heading ? <h4 className="mt-4 mb-1 font-semibold">{heading}</h4> : null}
          <ol className="grid gap-2">
            {sentences.map((sentence) => (
              <li key={sentence.index} id={`n${sentence.index + 1}`} className="flex gap-3">
                <span className="w-7 flex-none pt-1 text-right text-muted text-xs tabular-nums">
                  {sentence.index + 1}
                </span>
                <SentenceBody
                  sentence={sentence}
                  version={version}
                  labels={labels}
                  refused={refused?.index === sentence.index ? refused : undefined}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  ));
}

type SentenceBodyProps = {
  sentence: Sentence;
  version: ReviewedVersion;
  labels: ReadonlyMap<number, string>;
  refused?: { message: string; reason: string };
};

function SentenceBody({ sentence, version, labels, refused }: SentenceBodyProps) {
  const { isUnresolved, confirmedReason } = sentence;
  return (
    <div
      className={isUnresolved ? 'min-w-0 flex-1 border-danger border-l-2 pl-3' : 'min-w-0 flex-1'}
    >
      <p className="font-serif leading-relaxed">
        {sentence.text}{' '}
        <span className="font-sans">
          {sentence.citations.length > 0 ? (
            <Citations citations={sentence.citations} labels={labels} />
          ) : version.origin !== 'typed' ? (
            <span className="text-muted text-xs">no citation</span>
          ) : null}
        </span>
      </p>
      {isUnresolved ? (
        <>
          <p className="mt-1 flex gap-2 text-danger text-sm">
            <WarningIcon className="mt-0.5 flex-none" />
            <span>
              <span className="sr-only">Not supported: </span>
              {sentence.reasons.join(' ')}
            </span>
          </p>
          {version.isDraft ? (
            <ConfirmSentence
              versionId={version.id}
              revision={version.revision}
              index={sentence.index}
              refused={refused}
            />
          ) : null}
        </>
      ) : null}
      {confirmedReason ? (
        <p className="mt-1 flex gap-2 text-muted text-sm">
          <CheckIcon className="mt-0.5 flex-none" />
          <span>
            Confirmed: {confirmedReason}
            {sentence.reasons.length > 0 ? ` (The check said: ${sentence.reasons.join(' ')})` : ''}
          </span>
        </p>
      ) : null}
    </div>
  );
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
