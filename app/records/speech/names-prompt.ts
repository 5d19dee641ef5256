/**
 * What Whisper takes into account of a prompt are its last 224 tokens, of some three letters in names;
 * others take as much at least.
 */
const mostLetters = 600;

/** The names that a recording is likely to have, as a service takes them: the words before it. */
export function namesPrompt(body: string, members: readonly { name: string; office: string }[]) {
  const opening = `A public meeting of ${body}.`;
  let prompt = opening;
  for (const [index, { name, office }] of members.entries()) {
    const longer = `${prompt}${index === 0 ? ' Present: ' : ', '}${office} ${name}`;
    if (longer.length > mostLetters) break;
    prompt = longer;
  }
  return prompt === opening ? opening : `${prompt}.`;
}
