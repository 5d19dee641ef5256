import { numberedPlace } from '#app/meetings/record-time.ts';
import { pageAt } from '#app/meetings/transcript-page.ts';
import { Button } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import type { FoundInTranscript } from './find-in-transcript.server.ts';
import { Marked } from './Marked.tsx';
import { longestQuery } from './search-address.ts';

type FindInTranscriptProps = {
  found: FoundInTranscript | null;
  /** Whether a place in the transcript is shown already, and the list only stands by. */
  isAtPlace: boolean;
  /** Segments of the page that is shown. */
  shown: ReadonlySet<number>;
};

/** The box that finds words in a whole transcript, and the places where they were said. */
export function FindInTranscript({ found, isAtPlace, shown }: FindInTranscriptProps) {
  return (
    <search aria-label="This transcript" className="find-box no-print">
      {/* Without an address of its own a form keeps the page's place, which is that of a citation. */}
      <form method="get" action="?" className="find-form">
        <label className="find-field">
          <span className="sr-only">Find in this transcript</span>
          <span className="search-frame">
            <SearchIcon />
            <input
              type="search"
              name="find"
              defaultValue={found?.query}
              placeholder="Find in this transcript"
              className="control"
              autoComplete="off"
              spellCheck={false}
            />
          </span>
        </label>
        <Button type="submit">Find</Button>
      </form>
      {found ? (
        <div className="find-answer">
          <p role="status">{countWords(found)}</p>
          <a href="?">Clear</a>
        </div>
      ) : null}
      {found && found.listed.length > 0 ? (
        <Disclosure label={listLabel(found)} open={!isAtPlace} className="mt-1">
          <PlaceList found={found} shown={shown} />
        </Disclosure>
      ) : null}
    </search>
  );
}

function PlaceList({ found, shown }: { found: FoundInTranscript; shown: ReadonlySet<number> }) {
  const { listed, query } = found;
  return (
    <ol className="find-list">
      {listed.map(({ index, time, speaker, text }) => (
        <li key={index}>
          <a href={placeAddress(index, query, shown)}>{time ?? numberedPlace(index)}</a>
          <p>
            {speaker ? <b>{speaker}</b> : null}
            <Marked text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** On the page that is shown, or on its own. */
export function placeAddress(index: number, query: string, shown: ReadonlySet<number>): string {
  if (shown.has(index)) return `#s${index}`;
  return `${pageAt(index, new URLSearchParams({ find: query }))}#s${index}`;
}

function countWords({ isTooLong, places, query }: FoundInTranscript): string {
  if (isTooLong) return `That is too long to look for. Ask in at most ${longestQuery} characters.`;
  if (places.length === 0) {
    return `‘${query}’ was not found. Try fewer words, or only the beginning of one.`;
  }
  const count = places.length.toLocaleString('en-US');
  return `${count} ${places.length === 1 ? 'place' : 'places'}`;
}

function listLabel({ places, listed }: FoundInTranscript): string {
  return places.length > listed.length ? `The first ${listed.length} places` : 'All places';
}
