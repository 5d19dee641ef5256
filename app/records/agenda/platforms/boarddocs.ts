import { AppError } from '#app/platform/app-error.ts';
import { walkMarkup } from '../../marked-up/walk-markup.ts';
import { plainText } from '../plain-text.ts';
import type { AgendaNode } from '../tree-entries.ts';

type Field = 'name' | 'recommendedaction' | 'actiontype';
type Open = AgendaNode & { recommended: string; kinds: string };

/** BoardDocs' XML of one meeting; what is not closed in it is taken as far as it goes. */
export function readBoardDocs(xml: string): AgendaNode[] | null {
  const meetings: { name: string; top: AgendaNode[] }[] = [];
  const open: Open[] = [];
  let field: Field | null = null;
  let text = '';

  const close = () => {
    const node = open.pop();
    if (!node) return;
    const recommended = plainText(node.recommended).replace(/\n/g, ' ');
    if (recommended !== '') node.labels = [{ about: 'recommendation', text: recommended }];
    node.isConsent = /\bconsent\b/i.test(node.kinds);
    node.title = plainText(node.title);
    const siblings = open.at(-1)?.children ?? meetings.at(-1)?.top;
    siblings?.push(node);
  };

  walkMarkup(xml, {
    isXml: true,
    start({ name }) {
      text = '';
      if (name === 'meeting') {
        while (open.length > 0) close();
        meetings.push({ name: '', top: [] });
      }
      if (name === 'category') while (open.length > 0) close();
      if (name === 'category' || name === 'item') {
        open.push({ title: '', children: [], recommended: '', kinds: '' });
      }
      if (name === 'name' || name === 'recommendedaction' || name === 'actiontype') field = name;
    },
    text(piece) {
      text += piece;
    },
    end(name) {
      const node = open.at(-1);
      if (name === field && node) {
        if (field === 'name') node.title = text;
        else if (field === 'actiontype') node.kinds = text;
        else node.recommended = text;
      }
      if (name === field) field = null;
      if (name === 'item' || name === 'category') close();
    },
  });
  while (open.length > 0) close();
  const withItems = meetings.filter(({ top }) => top.length > 0);
  if (withItems.length > 1) {
    throw new AppError(
      'unreadable',
      `The file holds the agendas of ${withItems.length} meetings. Give the agenda of this one meeting.`,
    );
  }
  return withItems[0]?.top ?? null;
}
