import { Link } from 'react-router';
import { coveragePath } from './coverage-list.ts';
import { watchedWords } from './coverage-words.ts';
import type { BodyCoverage } from './read-body-coverage.server.ts';

/** On a body's public page: since when it is watched, and how soon its summaries come. */
export function WatchedLine({ coverage }: { coverage: BodyCoverage }) {
  return (
    <p>
      {watchedWords(coverage)} <Link to={coveragePath}>Coverage of all bodies</Link>
    </p>
  );
}
