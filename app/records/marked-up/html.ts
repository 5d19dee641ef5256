import { AppError } from '#app/platform/app-error.ts';
import { words } from '#app/platform/language/pattern.ts';
import { readNamedTurns } from '../formats/named-turns.ts';
import { cleanText } from '../formats/segment-list.ts';
import type { Transcript } from '../transcript.ts';
import { createFlow } from './flow.ts';
import { createHtmlLayout } from './html-layout.ts';
import { type Element, walkMarkup } from './walk-markup.ts';

/** What is no part of what a page says. */
const silent = new Set(
  words('script style noscript template svg math iframe object select datalist button title'),
);
/** What leads to other pages: its words are counted, and said. */
const menus = new Set(words('nav menu'));
const menuRoles = new Set(words('navigation search menu menubar'));

/** Whose words are read, with what stands in an element. */
type Voice = 'page' | 'menu' | 'none';

type PageText = { text: string; title: string | null; menuWords: number };

/** Minutes or a transcript that were published as a web page: a segment for each paragraph. */
export function readHtml(html: string): Transcript {
  const page = pageText(html);
  if (page.text === '') {
    throw new AppError(
      'unreadable',
      'The web page holds no text of its own: a script fetches it when the page is opened. Print the page to a PDF, or save its text, and take that in.',
    );
  }
  const transcript = readNamedTurns(page.text, 'html');
  const leftOut = [...transcript.leftOut];
  if (page.menuWords > 0) {
    const counted = `${page.menuWords.toLocaleString('en-US')} ${page.menuWords === 1 ? 'word' : 'words'}`;
    leftOut.push(`The menus of the web page were left out: ${counted}.`);
  }
  return { ...transcript, title: transcript.title ?? page.title, leftOut };
}

function pageText(html: string): PageText {
  const flow = createFlow();
  const layout = createHtmlLayout(flow);
  const voices: Voice[] = ['page'];
  const headings: string[] = [];
  let headingsOpen = 0;
  let documentTitle = '';
  let titleIsRead = false;
  let menuWords = 0;
  walkMarkup(html, {
    isXml: false,
    start(element) {
      const voice = voiceOf(element, voices.at(-1) ?? 'page');
      voices.push(voice);
      if (element.name === 'h1') {
        headings.push('');
        headingsOpen += 1;
      }
      if (voice === 'page') layout.start(element);
    },
    end(name) {
      const voice = voices.pop();
      if (name === 'h1') headingsOpen -= 1;
      if (name === 'title') titleIsRead = true;
      if (voice === 'page') layout.end(name);
    },
    text(text, name) {
      const voice = voices.at(-1);
      // Pictures further down may have titles too.
      if (name === 'title' && !titleIsRead) documentTitle += text;
      if (voice === 'menu') menuWords += text.match(/\S+/g)?.length ?? 0;
      if (voice !== 'page') return;
      if (headingsOpen > 0) headings[headings.length - 1] += text;
      layout.words(text);
    },
  });
  const [heading, ...others] = headings.map((text) => cleanText(text)).filter((text) => text);
  return {
    text: flow.text(),
    title: (others.length === 0 ? heading : undefined) ?? (cleanText(documentTitle) || null),
    menuWords,
  };
}

function voiceOf({ name, attributes }: Element, outer: Voice): Voice {
  if (outer === 'none' || silent.has(name)) return 'none';
  if (menus.has(name) || menuRoles.has(attributes.role ?? '')) return 'menu';
  return outer;
}
