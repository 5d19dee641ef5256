import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { gentleman } from '#app/proceedings/facts/legislature.ts';

/** 'I yield back', 'you are recognized', 'your time has expired'. */
const givesFloor = phrases(String.raw`
  yields? back
  yield (?:my|the|to|back|such|myself|\w+ minutes)
  reserve the balance
  you(?:'re| are) (?:now )?recogni[sz]ed
  recogni[sz]e(?:s|d)? (?:the|mr|mrs|ms|miss|myself|for)
  minutes? (?:remaining|left)
  time has expired
  ${gentleman} (?:from|yields?)
  my time
  your time
  go ahead
  bring (?:in|you)
`);

/** 'Without objection, your full statement is made part of the record'. */
const grantsLeave = phrases(`
  without objection
  unanimous consent
  so ordered
  your (?:written|full) statements?
  made part of the (?:hearing )?record
  declarations? of interest
  point of order
`);

/** 'Good evening', 'it is an honor', 'we look forward'. */
const courtesies = phrases(String.raw`
  thank(?:s| you)
  appreciate
  welcome
  good (?:morning|afternoon|evening)
  privilege
  honored
  please(?:d)? to
  look forward
`);

/** 'I apologize', 'happy birthday': between people, or joy. */
const asides = phrases(String.raw`
  apologi[sz]e
  apologies
  happy birthday
  congratulat\w+
  applause
  laughter
`);

/** 'The committee will come to order', 'we stand in recess', 'the pledge of allegiance'. */
const opensAndCloses = phrases(`
  come to order
  stands? (?:adjourned|in recess)
  declare a recess
  pledge
  solemnly (?:swear|affirm)|(?:I )?will support and defend|true faith and allegiance|mental reservation
`);

/** 'You are on mute', 'we have simultaneous translation'. */
const sound = phrases(`
  mute
  microphone
  audio
  can you hear
  translation
  interpret(?:er|ation)
  simultaneous
`);

/** 'My question is', 'can I just ask', 'let me ask your testimony'. */
const asksLeave = phrases(`
  next question
  my question
  question is
  i would like to ask
  can i (?:ask|just)
  could i (?:ask|just)
  let me ask
  your testimony
`);

/** 'I move', 'all those in favor', 'the ayes have it': decisions have sentences of their own. */
const votes = phrases(String.raw`
  all (?:those )?in favor
  signify
  say aye
  call the roll
  moved to
  moves to
  i move
  i(?:'ll| will| would|'d)(?: like to)? (?:make a )?(?:move|motion) (?:to|that|we|for|approval|approve)
  seconded
  second by
  motion (?:by|passes|carries|fails)
  will report the
  ayes have it
  noes have it
  roll call
`);

/** 'Moving on', 'let's turn to', 'we'll go'. */
const steersTalk = phrases(String.raw`
  correct me
  move on
  moving on
  turn to
  we'll go
  start with (?:council|commissioner|trustee|member|director|supervisor|vice|mayor|mr|ms|mrs)\b
`);

/** 'As I said', 'excuse me', 'I'll come back to that': a slip, or where in a talk somebody is. */
const inPassing = phrases(`
  having said that
  as i said
  excuse me
  sorry
  come (?:back|on) to
`);

/** Who has the floor, and how the talk goes on: a sentence with such words tells a reader nothing. */
export const floorTalk = pattern('i')`\b${[
  ...givesFloor,
  ...grantsLeave,
  ...asides,
  ...opensAndCloses,
  ...sound,
  ...asksLeave,
  ...votes,
  ...steersTalk,
]}\b`;

/** Kind words and words in passing: what stands among them may still tell something. */
export const kindWords = pattern('i')`\b${[...courtesies, ...inPassing]}\b`;
