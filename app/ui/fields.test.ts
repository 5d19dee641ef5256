import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnswerDoubt } from './AnswerDoubt.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const refused = { name: 'email', defaultValue: 'ada@', errors: ['Please enter a valid email'] };

describe('a field that was refused', () => {
  const html = renderToStaticMarkup(
    createElement(TextField, { field: refused, label: 'Email', hint: 'We answer to it.' }),
  );

  test('names its error and its hint, so that both are read with it', () => {
    const described = html.match(/aria-describedby="([^"]+)"/)?.[1]?.split(' ') ?? [];
    const texts = described.map((id) => html.match(new RegExp(`id="${id}"[^>]*>(.*?)</p>`))?.[1]);
    expect(texts[0]).toContain('Please enter a valid email');
    expect(texts[1]).toContain('We answer to it.');
    expect(html).toContain('aria-invalid="true"');
  });

  test('still holds what was typed, and takes the focus without a script', () => {
    expect(html).toContain('value="ada@"');
    expect(html).toContain('autofocus');
  });

  test('says the same as a list of choices or several lines', () => {
    const field = { name: 'reason', errors: ['Please select a reason for contact'] };
    for (const piece of [
      createElement(SelectField, { field, label: 'Reason', options: ['other'] }),
      createElement(TextArea, { field, label: 'Reason' }),
    ]) {
      const markup = renderToStaticMarkup(piece);
      expect(markup).toContain('aria-describedby="field-reason-error"');
      expect(markup).toMatch(/id="field-reason-error".*Please select a reason for contact/);
    }
  });
});

test('a doubt about a file is read with its answer, which takes the focus without a script', () => {
  const field = { name: 'answered', errors: ['The agenda is headed Troy School District.'] };
  const html = renderToStaticMarkup(createElement(AnswerDoubt, { field }));
  expect(html).toMatch(/id="field-answered-error"[^>]*>The agenda is headed Troy School District/);
  expect(html).toMatch(/<input(?=[^>]*aria-describedby="field-answered-error")(?=[^>]*autofocus)/i);
});

test('a field that was not refused claims no error', () => {
  const html = renderToStaticMarkup(
    createElement(TextField, { field: { name: 'email' }, label: 'Email' }),
  );
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('autofocus');
});

test('a password never comes back to the page', () => {
  const field = { name: 'password', defaultValue: 'Password1!' };
  const html = renderToStaticMarkup(
    createElement(TextField, { field, label: 'Password', type: 'password' }),
  );
  expect(html).not.toContain('Password1!');
});

test('text over the limit is counted and kept, not cut off', () => {
  const field = { name: 'notes', defaultValue: 'x'.repeat(5001) };
  const html = renderToStaticMarkup(
    createElement(TextArea, { field, label: 'Notes', limit: 5000 }),
  );
  expect(html).toContain('1 character too many');
  expect(html).toContain('x'.repeat(5001));
  expect(html).not.toContain('maxlength');
});
