import { words } from '#app/platform/language/pattern.ts';
import { stem } from '#app/proceedings/language/stem.ts';

/** Words with which summaries tell what was said: 'officials expressed frustration'. */
export const tellingWords = words(`
  received receive official member one proposed proposal recommendation matter measure delay
  status number amount total level rate figure cast part role based basis result including include
  expected expect under due full response request related relation account respectively year
  annual annually current currently stand stood reach reached applicant developer speaker
  participant presenter witness panel initial initially additional further various several certain
  specific particularly order decision process effort issue view opinion committee staff agreement
  period prior previous following subsequent later earlier outright estimated approximate
  approximately significant significantly strongly longtime noting given despite during within
  amid supply served serve provided provide held hold express raise voice share relay detail
  indicate confirm emphasize commit pledge promise attribute blame criticize praise acknowledge
  learn learned satisfied worry worried fear regret frustration disappointment optimism caution
  support opposition suggestion question answer comment testimony argument aim approach aspect
  case claim comparison consequence difference doubt effect example explanation fact feature form
  ground idea manner mention objection occasion opportunity place position possibility problem
  purpose reason remark reply respect sense side situation sort stage step subject term topic
  trouble wording description conclusion concern attention conversation exchange reference
  reminder come bring begin turn become seem appear tend remain stay happen occur involve intend
  hope prefer favor seek try choose offer consider compare contrast dismiss defend justify credit
  imply lament dispute press outline walk trustee regent supervisor commissioner alderman
  legislator lawmaker mean consist set put keep find feel
  auditor engineer attorney manager superintendent director administrator clerk mayor chief counsel
`);

const telling = new Set(tellingWords.map(stem));

/** Whether a word serves to tell what was said more than it claims anything by itself. */
export const isTelling = (stemmed: string): boolean => telling.has(stemmed);
