import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { digitalTowpath } from './digital-towpath.ts';

const url = 'https://harborfalls.example/meetings/detail/29';
const page = `<html><h2 class="dtp-meeting-category">Town Board</h2><h3 class="dtp-meeting-title">Budget &amp; Regular Meeting</h3>
  <time datetime="2026-03-03">March 3, 2026, 6:30 pm</time><div class="dtp-meeting-venue">Town Hall</div>
  <div><h3 class="dtp-meeting-agenda">Agenda</h3><div><a href="/files/a.pdf">3/3/26</a></div></div>
  <div><h3 class="dtp-meeting-minutes">Minutes</h3><div><a href="/files/m.pdf">03.pdf</a></div></div></html>`;

describe('Digital Towpath', () => {
  it('reads the page of a meeting', () => {
    const step = readSource('digital-towpath', page, { url });
    expect(inShort(step)).toEqual(['2026-03-03 Town Board - Budget & Regular Meeting 23:30']);
    expect(documentsInShort(step)).toEqual([
      'agenda https://harborfalls.example/files/a.pdf',
      'minutes https://harborfalls.example/files/m.pdf',
    ]);
  });

  it('asks for the meetings of a list, the newest first and none of another site', () => {
    const list = [3, 29, 7].map((id) => `<a href="/meetings/detail/${id}">x</a>`).join('');
    const away = '<a href="https://elsewhere.example/meetings/detail/99">x</a>';
    const step = readSource('digital-towpath', `<html>${list}${away}</html>`, {
      url: 'https://harborfalls.example/meetings',
    });
    expect(step.next.map((one) => one.url.split('/').at(-1))).toEqual(['29', '7', '3']);
    expect(() => readSource('digital-towpath', '<html>Hello</html>', { url })).toThrow(
      'Digital Towpath',
    );
    expect(digitalTowpath.recognise(new URL(url))).toBe('https://harborfalls.example/meetings');
  });
});
