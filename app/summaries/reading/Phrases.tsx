import { Fragment } from 'react';
import { type Phrase, textOf } from '#app/meetings/summary-document/phrase.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';

/**
 * What a summary's markdown says: emphasis, code and links to the web. Everything else is shown as
 * the text it was typed as, and citations are left to the mark behind the sentence.
 */
export function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase) => <OnePhrase key={phrase.from} phrase={phrase} />);
}

function OnePhrase({ phrase }: { phrase: Phrase }) {
  switch (phrase.kind) {
    case 'strong':
      return (
        <strong>
          <Phrases phrases={phrase.phrases} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrases phrases={phrase.phrases} />
        </em>
      );
    case 'code':
      return <code>{phrase.text}</code>;
    case 'link':
      return <WebLink address={phrase.address} phrases={phrase.phrases} />;
    case 'citation':
      return null;
    default:
      return <Fragment>{unbrokenTallies(textOf(phrase))}</Fragment>;
  }
}

function WebLink({ address, phrases }: { address: string; phrases: readonly Phrase[] }) {
  const url = URL.parse(address);
  const words = <Phrases phrases={phrases} />;
  if (!url || !/^(https?|mailto):$/.test(url.protocol)) return words;
  return (
    <a href={url.href} rel="noopener nofollow">
      {words}
    </a>
  );
}
