import { pattern, words } from '#app/platform/language/pattern.ts';

const voice = words(
  'speaker spkr? voice person participant guest channel ch mic(?:rophone)? seat s',
);
const letterOrCount = '(?:[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)';
const numbered = pattern(
  'i',
)`^(?:${voice}[ _#-]*\d+|${voice}[ _#-]+${letterOrCount}|[a-z]|\d+|others?)$`;

/** Whether a label only tells a voice apart: 'Speaker 3', 'SPEAKER_02', 'spk_0', 'Speaker C', 'B', 'Other'. */
export const isUnnamedVoice = (label: string): boolean => numbered.test(label);
