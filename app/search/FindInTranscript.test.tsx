import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { placeName } from '#app/meetings/record-time.ts';
import { TranscriptText } from '#app/meetings/TranscriptText.tsx';
import { FindInTranscript } from './FindInTranscript.tsx';

it('a passage without a time has the number that citations name, on its page and where words are found', () => {
  const place = (index: number) => ({ index, time: null, speaker: null });
  const page = renderToStaticMarkup(
    <TranscriptText
      segments={[0, 101].map((index) => ({ ...place(index), text: 'Aye.', isUncertain: false }))}
      chapters={[]}
      pages={{ previous: null, next: null, status: null }}
    />,
  );
  const listed = [0, 101].map((index) => ({ ...place(index), text: [] }));
  const found = { query: 'aye', isTooLong: false, places: [0, 101], marked: new Map(), listed };
  const places = renderToStaticMarkup(
    <FindInTranscript found={found} isAtPlace={false} shown={new Set([0, 101])} />,
  );
  for (const index of [0, 101]) {
    const link = `<a href="#s${index}">${placeName(index, null, null)}</a>`;
    expect(page).toContain(link);
    expect(places).toContain(link);
  }
  expect(page).toContain('¶102');
});
