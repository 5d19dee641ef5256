import { outcomeIn } from '#app/proceedings/votes/outcome-patterns.ts';
import { findTallies } from '#app/proceedings/votes/tallies.ts';

const announcement =
  /^(?:(?:and|so|now|next|then|okay|that brings us to)[,.]? )*(?:(?:our|the) )?(?:(?:next|first|second|third|last|final) (?:item|order of business|matter)|(?:agenda )?item (?:number |no\. )?[\w-]+)(?:,? (?:then|tonight|today|on the agenda),?)* (?:is|are|will be)\b(.*)$/i;
const longAnnouncement = 14;

const talk = new RegExp(
  [
    '\\b(?:moved by|supported by (?:member|trustee|commissioner|supervisor|director|council)|motion (?:is|was) made|main motion|substitute motion|(?:make|entertain|take|have) a motion|is there a (?:motion|second))\\b',
    '\\b(?:call|called) (?:this|the)\\b.{0,80}\\bto order\\b',
    '\\b(?:open|close|declare|reopen)s? (?:the |this )?(?:public )?(?:hearing|comment)\\b|\\b(?:hearing|public comment) is (?:now )?(?:open|closed)\\b',
    '\\b(?:each|you|speakers?)(?: of you)? (?:has|have|will have|gets?|may speak for) (?:up to )?[\\w-]+ minutes\\b|\\bsigned up\\b|\\bthat was the last speaker\\b',
    "^(?:then )?(?:we|I)(?: will|'ll) (?:now )?(?:hear|take|call|open|begin with|start with|go to)\\b",
    '\\bquorum\\b|\\b(?:members|commissioners|trustees|directors) (?:are )?present\\b|\\bsent (?:his|her|their) regrets\\b|\\bis excused\\b',
    '\\b(?:any|no|more|further|other) (?:more |further |other )?(?:discussion|questions|comments|business)\\b',
    "\\b(?:is|are|be|we're|stand) (?:now )?adjourned\\b|\\badjourn\\b",
    '\\braise your (?:right )?hands?\\b|\\bin favou?r,? (?:please )?say\\b|\\bI count\\b|\\bon the amendment\\?',
    '^my name is\\b',
    '\\bnext (?:set of )?questions? (?:are|is|comes?|will come) from\\b',
    '\\bconsidered as read\\b|\\bopen (?:for|to) amendment|\\b(?:run|go|come) back and vote\\b',
    '^(?:and )?(?:our|the) (?:next|first|second|third|last|final) (?:speaker|witness|card|person|caller)\\b',
  ].join('|'),
  'i',
);
const introducesSpeaker =
  /\bhas (?:the|a|our) (?:staff )?(?:report|update|presentation)\b|\bwill (?:present|give|go over|introduce)\b/i;
const aboutProcedure = /\b(?:motion|amendment|consent (?:agenda|calendar)|minutes|agenda)\b/i;

/**
 * Whether a sentence only moves the meeting along: it announces an item, puts a question, gives a
 * count or lets somebody speak. Decisions have sentences of their own.
 */
export function isProcedureTalk(text: string): boolean {
  const announced = announcement.exec(text)?.[1];
  if (announced !== undefined) return announced.trim().split(/\s+/).length < longAnnouncement;
  if (talk.test(text)) return true;
  const words = text.split(' ').length;
  if (introducesSpeaker.test(text) && words <= 14) return true;
  const counts =
    /\b(?:votes?|yeas|nays|ayes|noes|motion)\b/i.test(text) && findTallies(text).length > 0;
  if (counts && words <= 14) return true;
  return outcomeIn(text)?.ruling === true && (aboutProcedure.test(text) || counts || words < 8);
}
