import { formatDay, formatMoment } from '#app/platform/moment.ts';
import { type Chapter, chapters, type Story } from './story.ts';

const words: Readonly<Record<Chapter, string>> = {
  found: 'Found',
  agenda: 'Agenda',
  record: 'Record',
  draft: 'Draft',
  review: 'Review',
  published: 'Published',
  corrected: 'Corrected',
};

/** What has happened to a meeting here so far, each with its day, on one line. */
export function StoryLine({ story }: { story: Story }) {
  const told = chapters.flatMap((chapter) => {
    const at = story[chapter];
    return at ? [{ chapter, at }] : [];
  });
  if (told.length === 0) return null;
  return (
    <ol className="story" aria-label="What has happened to it so far">
      {told.map(({ chapter, at }) => (
        <li key={chapter}>
          {words[chapter]}{' '}
          <time dateTime={at} title={formatMoment(at)}>
            {formatDay(at).replace(/, \d{4}$/, yearIsNow(at) ? '' : '$&')}
          </time>
        </li>
      ))}
    </ol>
  );
}

const yearIsNow = (at: string) => new Date(at).getUTCFullYear() === new Date().getUTCFullYear();
