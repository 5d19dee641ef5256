/** 'The rules of Council be suspended so as to permit first reading', as the source of a pattern: nothing is decided yet. */
export const rulesBeSuspended = String.raw`(?:the |our )?rules\b.{0,30}\bbe (?:suspended|waived)\b(?!.*\b(?:adopt|pass|approve))`;
