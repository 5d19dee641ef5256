import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MachineTranscript } from './MachineTranscript.tsx';

it('readers are told that a machine heard the record, and of no other record', () => {
  const shown = renderToStaticMarkup(<MachineTranscript engine="town-ear-1" />);
  expect(shown).toContain('Machine transcript');
  expect(shown).toContain('town-ear-1');
  expect(renderToStaticMarkup(<MachineTranscript engine={null} />)).toBe('');
});
