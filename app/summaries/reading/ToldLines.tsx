import { Fragment, type ReactNode } from 'react';
import type { Phrase } from '#app/meetings/summary-document/phrase.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import type { Told, ToldLine } from '../account/account.ts';
import { Cited } from './Cited.tsx';
import { Phrases } from './Phrases.tsx';
import type { ReadingLinks } from './reading-links.ts';
import { VoteNames } from './VoteNames.tsx';

type ToldLinesProps = {
  lines: readonly ToldLine[];
  /** Added to a heading's level, so that it stands below those of the page. */
  shift: number;
  links: ReadingLinks;
};

type Bullet = Extract<ToldLine, { kind: 'bullet' }>;

/** Lines of a summary: headings, paragraphs and nested bullets, each sentence with its mark. */
export function ToldLines({ lines, shift, links }: ToldLinesProps) {
  const blocks: ReactNode[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line?.kind === 'bullet') {
      const bullets = bulletsFrom(lines, at);
      blocks.push(<Bullets key={at} bullets={bullets} level={0} links={links} />);
      at += bullets.length - 1;
    } else if (line?.kind === 'paragraph') {
      blocks.push(
        <Fragment key={at}>
          <p>
            <Sentences told={line.told} links={links} />
          </p>
          <VotesTold told={line.told} />
        </Fragment>,
      );
    } else if (line) blocks.push(<Heading key={at} line={line} shift={shift} />);
  }
  return blocks;
}

function bulletsFrom(lines: readonly ToldLine[], at: number): Bullet[] {
  const end = lines.findIndex((line, place) => place > at && line.kind !== 'bullet');
  return lines.slice(at, end < 0 ? undefined : end).filter((line) => line.kind === 'bullet');
}

type BulletsProps = { bullets: readonly Bullet[]; level: number; links: ReadingLinks };

function Bullets({ bullets, level, links }: BulletsProps) {
  const heads = bullets.flatMap((bullet, at) => (bullet.level <= level || at === 0 ? [at] : []));
  return (
    <ul>
      {heads.map((at, place) => {
        const [own, ...below] = bullets.slice(at, heads[place + 1]);
        return own ? (
          <li key={at}>
            <Sentences told={own.told} links={links} />
            <VotesTold told={own.told} />
            {below.length > 0 ? <Bullets bullets={below} level={level + 1} links={links} /> : null}
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Heading({ line, shift }: { line: Extract<ToldLine, { kind: 'heading' }>; shift: number }) {
  const words = <Phrases phrases={line.phrases} />;
  switch (Math.min(line.level + shift, 6)) {
    case 3:
      return <h3>{words}</h3>;
    case 4:
      return <h4>{words}</h4>;
    case 5:
      return <h5>{words}</h5>;
    default:
      return <h6>{words}</h6>;
  }
}

function Sentences({ told, links }: { told: readonly Told[]; links: ReadingLinks }) {
  return told.map((one) => <Sentence key={one.indexes[0] ?? -1} told={one} links={links} />);
}

function VotesTold({ told }: { told: readonly Told[] }) {
  return told.map(({ vote }) => (vote ? <VoteNames key={vote.index} vote={vote} /> : null));
}

/** Each has an address of its own, which stays with its place in the summary. */
function Sentence({ told, links }: { told: Told; links: ReadingLinks }) {
  const { indexes, phrases, passage, checked, note, about } = told;
  const [index] = indexes;
  if (index === undefined) return <Phrases phrases={phrases} />;
  const { rest, last } = withoutLastWord(phrases);
  return (
    <>
      {indexes.slice(1).map((other) => (
        <span key={other} id={`sentence-${other + 1}`} />
      ))}
      <span id={`sentence-${index + 1}`} className="sentence">
        <Phrases phrases={rest} />
        <span className="last-word">
          {last}
          {passage ? (
            <Cited
              id={`passage-${index + 1}`}
              passage={passage}
              links={links}
              checked={checked}
              note={note}
              sentence={index}
            />
          ) : null}
          {about ? (
            <a href={`#${about.anchor}`} className="to-case">
              <span className="sr-only">Read more: {about.name}</span>
            </a>
          ) : null}
        </span>
      </span>{' '}
    </>
  );
}

/** Of a word that is longer than a phone only the end stays with the mark. */
const lastLetters = /[^ ]{1,20}$/u;

/** The word that a sentence's mark stands behind, which it takes along to the next line. */
function withoutLastWord(phrases: readonly Phrase[]): { rest: Phrase[]; last: string } {
  const end = phrases.at(-1);
  if (end?.kind !== 'text') return { rest: [...phrases], last: '' };
  const text = unbrokenTallies(end.text);
  const [last = ''] = lastLetters.exec(text) ?? [];
  const before = text.slice(0, text.length - last.length);
  return { rest: [...phrases.slice(0, -1), { ...end, text: before }], last };
}
