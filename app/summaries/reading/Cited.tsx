import { type CitedPassage, citedHtml } from './cited-html.ts';

/**
 * The mark of what something rests on. It opens the passage in place: on hover and focus by style,
 * when pressed as the browser's own popover, which needs no script.
 */
export function Cited(cited: CitedPassage) {
  const heard = cited.passage.places.flatMap(({ play }) =>
    play ? `${play.from}-${play.until}` : [],
  );
  return (
    <span
      className="cited"
      data-heard={heard.length > 0 ? heard.join(' ') : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by citedHtml, which escapes all text
      dangerouslySetInnerHTML={{ __html: citedHtml(cited) }}
    />
  );
}
