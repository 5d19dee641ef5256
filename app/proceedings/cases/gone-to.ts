/** In words: nobody says longer titles in one breath. */
const longest = 6;
const goesTo = String.raw`(?:(?:mov|go)(?:e|ing)?(?: right)? (?:on(?:to)?|along|forward|back)?(?: to)?|on to|onto|turn(?:ing)? to|brings? us to|(?:start|begin)(?:ning|ing)? with|next (?:up )?is|(?:now|first|last) (?:up )?is)`;

/** Whether a sentence goes on to just what a short title says: 'We will move on to Mayor comments'. */
export function goneTo(title: string): (text: string) => boolean {
  const words = title.match(/[\p{L}\d'’]+/gu) ?? [];
  if (words.length === 0 || words.length > longest || !/\p{L}{4}/u.test(title)) return () => false;
  const said = new RegExp(
    String.raw`\b${goesTo} (?:the |our )?${words.join(String.raw`[\W_]+`)}\b`,
    'iu',
  );
  return (text) => said.test(text);
}
