import type { WentAlong } from './move-chapter.ts';

/** What went along with its passages is said: it may be more than the editor had in mind. */
export function caseSaved({ sentences, facts }: WentAlong): string {
  const went = [
    ...(sentences > 0 ? [sentences === 1 ? '1 sentence' : `${sentences} sentences`] : []),
    ...(facts > 0
      ? [facts === 1 ? '1 amount, date or paper' : `${facts} amounts, dates or papers`]
      : []),
  ];
  if (went.length === 0) return 'Case saved';
  const [whose, passages] = sentences + facts === 1 ? ['its', 'passage'] : ['their', 'passages'];
  return `Case saved. ${went.join(' and ')} moved with ${whose} ${passages}.`;
}
