import { MachineTranscript } from '#app/meetings/MachineTranscript.tsx';
import type { ChapteredTranscript } from '#app/meetings/read-transcript.server.ts';
import { TranscriptText } from '#app/meetings/TranscriptText.tsx';
import { FindInTranscript } from './FindInTranscript.tsx';
import { FoundWords } from './FoundWords.tsx';
import type { FoundInTranscript } from './find-in-transcript.server.ts';

type FoundTranscriptProps = {
  transcript: ChapteredTranscript;
  found: FoundInTranscript | null;
  /** Whether the address leads to a place in it. */
  isAtPlace: boolean;
};

/** A page of a transcript under the box that finds words in all of it. */
export function FoundTranscript({ transcript, found, isAtPlace }: FoundTranscriptProps) {
  const { segments, chapters, pages } = transcript;
  const shown = new Set(segments.map(({ index }) => index));
  return (
    <>
      <MachineTranscript engine={transcript.record.engine} />
      <FindInTranscript found={found} isAtPlace={isAtPlace} shown={shown} />
      <TranscriptText
        segments={segments}
        chapters={chapters}
        pages={pages}
        showWords={(segment) => <FoundWords found={found} segment={segment} shown={shown} />}
        keep={found ? new URLSearchParams({ find: found.query }) : undefined}
      />
    </>
  );
}
