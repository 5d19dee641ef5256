import type { Vote } from '../draft.ts';

const verbs =
  /^(?:adopt|approve|accept|amend|add|strike|make|continue|deny|grant|table|postpone|authorize|direct|award|appoint|extend|refer|recommend|report|reject|close|open|adjourn|recess|move|send|remove|insert|require|rescind|ratify|receive|set|suspend|waive|purchase|enter|go|hold|table|allow|support|oppose|forward|introduce|pass|create|establish|fund|increase|reduce|change|name|place|ask|request|give|terminate|repeal|sell|lease|execute|renew|consider|schedule|bring|take|include|delete|replace|order|convene|nominate|elect|confirm|certify|dismiss|override|reconsider|divide|limit|conduct|proceed)\b/i;
const clauses =
  /^(?:the (?:committee|council|board|commission|rule|city|county|district|house|body|amendment)|we|this (?:committee|council|board|commission|body)|staff)\b/i;

/** A vote in one plain sentence: outcome and tally first, then what was moved and by whom. */
export function decisionSentence(vote: Vote, spoken: string, shortest: boolean): string | null {
  if (vote.outcome === null && vote.yes === null && vote.no === null) return null;
  const result =
    vote.outcome === 'rejected'
      ? 'Rejected'
      : vote.outcome === 'adopted'
        ? 'Agreed to'
        : 'Voted on';
  const tally = tallyWords(vote);
  const how =
    tally === '' && vote.method === 'consent'
      ? ' without objection'
      : tally === '' && vote.outcome === 'adopted' && /\bunanimous/i.test(spoken)
        ? ' unanimously'
        : '';
  const head = `${result}${tally === '' ? how : `${vote.outcome === 'adopted' ? ',' : ','} ${tally}`}`;
  const motion = vote.motion.replace(/\s*…$/, '');
  if (shortest)
    return `${head}: ${/^the /.test(motion) && motion.split(' ').length < 6 ? motion : 'the motion'}.`;
  return `${head}: ${moved(vote, motion)}.`;
}

function tallyWords({ yes, no, abstain }: Vote): string {
  if (yes === null || no === null) {
    if (yes !== null) return `${yes} voting yes`;
    return no === null ? '' : `${no} voting no`;
  }
  const main = `${yes} to ${no}`;
  return abstain === null || abstain === 0 ? main : `${main}, with ${abstain} abstaining`;
}

function moved({ mover, seconder }: Vote, motion: string): string {
  const by = `${mover === null ? '' : ` by ${mover}`}${seconder === null ? '' : `, seconded by ${seconder}`}`;
  const comma = by.includes(',') ? ',' : '';
  if (verbs.test(motion)) return `motion${by}${comma} to ${motion}`;
  if (clauses.test(motion)) {
    if (/^the (?:amendment|rule)$/i.test(motion)) return `${motion}${by}`;
    return `motion${by}${comma} that ${motion}`;
  }
  if (/^the motion\b/i.test(motion)) return by === '' ? motion : `the motion${by}`;
  return by === '' ? motion : `${motion}, on the motion${by}`;
}
