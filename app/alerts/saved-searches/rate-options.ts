import { digestChoices } from '../digest-choice.ts';
import { rateWords } from './told-rate.ts';

/** When a reader can be told of a search; what their plan has no room for is named, and not to be chosen. */
export const rateOptions = (mayTellAtOnce: boolean) =>
  digestChoices.map((value) => {
    const disabled = value === 'at-once' && !mayTellAtOnce;
    return { value, label: disabled ? `${rateWords[value]} (Pro)` : rateWords[value], disabled };
  });
