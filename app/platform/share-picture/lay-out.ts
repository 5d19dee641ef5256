import type { ReactElement } from 'react';
import { brand } from '#app/brand.ts';

export type Picture = {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Small above the title, e.g. whose meeting and when. */
  label?: string;
};

export const pictureSize = { width: 1200, height: 630 };

// The light theme of app/ui/styles/tokens.css.
const colour = { paper: '#fbf9f3', ink: '#1d1b17', muted: '#59544a', line: '#dfd9cb' };

type Style = Record<string, string | number>;
type Piece = { type: string; props: Record<string, unknown> };

/** The page as the drawing library takes it: React's elements without React. */
export function layOut({ title, lead, label }: Picture): ReactElement {
  const size = title.length > 90 ? 56 : title.length > 45 ? 66 : 80;
  const page = piece(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      padding: '68px 80px 56px',
      backgroundColor: colour.paper,
      color: colour.ink,
      fontFamily: 'Public Sans',
    },
    [
      text({ fontSize: 30, lineHeight: 1.3, color: colour.muted }, 1, label ?? ''),
      piece({ flexGrow: 1, flexDirection: 'column', justifyContent: 'center' }, [
        text(
          { fontFamily: 'Source Serif 4', fontSize: size, lineHeight: 1.14 },
          3,
          drawable(title) || brand.name,
        ),
        ...(lead
          ? [text({ marginTop: 24, fontSize: 32, lineHeight: 1.4, color: colour.muted }, 2, lead)]
          : []),
      ]),
      piece({ borderTop: `2px solid ${colour.line}`, paddingTop: 32, alignItems: 'center' }, [
        mark,
        piece({ marginLeft: 18, fontFamily: 'Source Serif 4', fontSize: 40 }, brand.name),
      ]),
    ],
  );
  // The library reads `type` and `props` of an element and nothing else.
  return page as unknown as ReactElement;
}

function piece(style: Style, children: Piece[] | string): Piece {
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  };
}

function text(style: Style, lines: number, words: string): Piece {
  return piece(
    { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style },
    drawable(words),
  );
}

/** Beyond these letters the fonts have only an empty box. */
const undrawable = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122]+/gu;

/** Only what the fonts can draw, and no more of it than fits. */
function drawable(words: string): string {
  return words.slice(0, 400).replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
}

const mark: Piece = {
  type: 'svg',
  props: {
    width: 48,
    height: 48,
    viewBox: '0 0 32 32',
    fill: colour.ink,
    children: [
      { type: 'circle', props: { cx: 8, cy: 8, r: 3 } },
      { type: 'circle', props: { cx: 16, cy: 6, r: 3 } },
      { type: 'circle', props: { cx: 24, cy: 8, r: 3 } },
      { type: 'path', props: { d: 'M5 14h22v8H5zM1 25h30v4H1z' } },
    ],
  },
};
