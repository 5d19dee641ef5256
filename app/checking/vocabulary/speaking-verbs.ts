import { words } from '#app/platform/language/pattern.ts';

const asking = words(`
  complained criticized criticised called pulled voiced raised worried advocated lamented complains
  ask asks asked questioned wondered inquired requested urged
`);

const speaking = words(`
  said says told noted argued warned explained stated announced added replied answered acknowledged
  attributed blamed countered reported described stressed emphasized pointed promised proposed
  suggested recommended opposed opposes supported supports favors favours favored favoured objected
  thanked complained testified estimated claimed believes believed wants wanted would credited cited
  called asked asks questioned wondered inquired requested urged declined dissented introduced
  pulled sided committed criticized criticised endorsed backed voiced raised relayed disputed rejected
  accepted agreed disagreed thinks thought challenged pledged vowed advised commented conceded remarked recalled admitted conceded insisted
  preferred sought advocated regretted lamented applauded praised expressed clarified confirmed
  worried feared cautioned recused pressed faulted defended offered welcomed rebuffed pushed
`);

const askingVerbs = new Set(asking);
const speakingVerbs = new Set(speaking);

/** Verbs of which the one who asks is the subject, not the one who answers. */
export const isAskingVerb = (word: string): boolean => askingVerbs.has(word);

/** Verbs before which a sentence names who spoke: 'Lowe warned', 'Ortiz would'. */
export const isSpeakingVerb = (word: string): boolean => speakingVerbs.has(word);
