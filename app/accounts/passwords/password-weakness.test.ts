import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../password.server.ts';
import { passwordComplaint } from '../password-rules.ts';
import { commonPasswords } from './common-passwords.server.ts';
import { weaknessOf } from './password-weakness.server.ts';

const owner = { email: 'g.hopper@navy.example', names: ['Grace', 'Hopper'] };
const judge = (password: string) => weaknessOf(password, owner);

/** Listed among the most used of 2023 and 2025, or close to one that is; each keeps the three rules. */
const mostUsed =
  'Pass@123 Aa@123456 Admin@123 Abcd@1234 Welcome@123 Test@123 Global123@ India@123 123456aA@ Abc@12345 Aa@12345 Qwerty@123 Abcd1234@ 12345678@ P@ssw0rd1 P@$$w0rd1 P@55w0rd! 1qaz@WSX !QAZ2wsx Passw0rd! Summer2026! Chang3me! 1q2w3e4r! Qwer!234 Root@123 Iloveyou1! 1234qwer!@#$';

describe('a new password', () => {
  it.each(mostUsed.split(' '))('%s is refused, though it keeps the rules', (password) => {
    expect(passwordComplaint(password)).toBeNull();
    expect(judge(password)).toContain('easily guessed');
  });

  it('is none of the 4,000 most common ones, with what passes the rules added', () => {
    const passed = [...commonPasswords].slice(0, 4000).flatMap((listed) => {
      const capital = `${listed.slice(0, 1).toUpperCase()}${listed.slice(1)}`;
      const made = [`${capital}1!`, `${listed}2026!`, `!1${capital}`, `${capital}@123`];
      return made.filter((each) => each.length >= 8 && !passwordComplaint(each) && !judge(each));
    });
    // With so few letters the number and the sign are as much of a password as they are.
    expect(passed.filter((each) => each.replace(/\P{L}/gu, '').length > 3)).toEqual([]);
  });

  it.each([
    'Gr@ceHopper1!',
    'Hopper.2026',
    'g.hopper@navy.example1',
    'Dais-Grace-2026!',
    'NewPassword2!',
    'password!password1',
    'C0uncil.Meeting#1',
  ])('%s is made of what is known of its owner and the site', (password) => {
    expect(judge(password)).toContain('easily guessed');
  });

  it.each(['a1!a1!a1!', 'Chicago1!Chicago1!', '03/07/1998!', 'hijklmno1!', 'P.a.s.s.w.o.r.d.1'])(
    '%s is soon tried',
    (password) => {
      expect(judge(password)).toContain('easily guessed');
    },
  );

  it.each([
    'correct horse battery staple 1!',
    'harbour-42-violin!',
    'Grace keeps 7 llamas!',
    'kX9!mq2z',
    '+1 (555) 867-5309 ext. 2',
    'Зимний!сад7трамвай',
    '😀🎉🚀🌵🍋🎹🧊1!',
    '冬の庭で7匹の猫が!',
  ])('%s is taken: words and names that stand in it are no fault', (password) => {
    expect(passwordComplaint(password)).toBeNull();
    expect(judge(password)).toBeNull();
  });

  it('is judged in no time, whatever was sent', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 1000, unit: 'binary' }),
      fc.stringMatching(/^[!1]{0,500}[a@]?[!1]{0,499}$/),
    );
    fc.assert(
      fc.property(hostile, (password) => {
        const start = performance.now();
        judge(password);
        expect(performance.now() - start).toBeLessThan(250);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a password that is kept', () => {
  it('counts to its last character, however long', async () => {
    const long = 'Lantern7!'.repeat(111);
    const kept = await hashPassword(long);
    expect(await verifyPassword(long, kept)).toBe(true);
    expect(await verifyPassword(long.slice(0, -1), kept)).toBe(false);
    expect(await verifyPassword(` ${long}`, kept)).toBe(false);
    expect(await verifyPassword(long.toLowerCase(), kept)).toBe(false);
  });

  it('fits from a keyboard that writes its accents apart', async () => {
    const kept = await hashPassword('Caf\u00e9 au lait 7!');
    expect(await verifyPassword('Cafe\u0301 au lait 7!', kept)).toBe(true);
    expect(await verifyPassword('Cafe au lait 7!', kept)).toBe(false);
  });
});
