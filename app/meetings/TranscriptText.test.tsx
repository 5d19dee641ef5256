import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TranscriptText } from './TranscriptText.tsx';

const segments = Array.from({ length: 6 }, (_, index) => ({
  index,
  time: `0:0${index}`,
  speaker: 'Chair',
  text: `Said ${index}`,
  isUncertain: index === 3,
}));
const chapter = (index: number, title: string, firstSegment: number) => ({
  index,
  title,
  firstSegment,
  time: `0:0${firstSegment}`,
});
const onePage = { previous: null, next: null, status: null };
const shown = (chapters: ReturnType<typeof chapter>[]) =>
  renderToStaticMarkup(<TranscriptText segments={segments} chapters={chapters} pages={onePage} />);
/** Headings and segments in the order in which they are read. */
const outline = (html: string) =>
  [...html.matchAll(/<h2 id="(c\d+)"|<li id="(s\d+)"/g)].map(
    ([, heading, segment]) => heading ?? segment,
  );

describe('the chapters of a transcript', () => {
  it('stand between its segments, whose places stay; what comes first may have none', () => {
    const html = shown([chapter(0, 'Roads', 2), chapter(1, 'Budget <b>', 4)]);
    expect(outline(html)).toEqual(['s0', 's1', 'c0', 's2', 's3', 'c1', 's4', 's5']);
    expect(html).toContain('href="#c1"');
    expect(html).toContain('Budget &lt;b&gt;');
    expect(html.match(/<b>Chair<\/b>/g)).toHaveLength(3);
  });

  it('lose no segment and show none twice, wherever they begin', () => {
    const all = segments.map(({ index }) => `s${index}`);
    for (const chapters of [
      [],
      [chapter(0, 'A', 0), chapter(1, 'B', 0)],
      [chapter(0, 'A', 3), chapter(1, 'B', 99)],
      [chapter(0, 'A', 99), chapter(1, 'B', 100)],
      [chapter(0, 'A', 4), chapter(1, 'B', 2)],
    ]) {
      const order = outline(shown(chapters)).filter((id) => id?.startsWith('s'));
      expect(order).toEqual(all);
    }
  });
});

it('a record without times has the numbers that citations of it have', () => {
  const untimed = segments.map((segment) => ({ ...segment, time: null }));
  const chapters = [{ ...chapter(0, 'Roads', 2), time: null }];
  const html = renderToStaticMarkup(
    <TranscriptText segments={untimed} chapters={chapters} pages={onePage} />,
  );
  expect(html).toContain('<a href="#s0">¶1</a>');
  expect(html).toMatch(/>¶3<\/span><a href="#c0"/);
});

it('a passage that may be misread says so in words, and no other does', () => {
  const html = shown([]);
  expect(html.match(/Uncertain scan/g)).toHaveLength(1);
  expect(html).toMatch(/id="s3".*Uncertain scan.*Said 3/);
});
