import { beforeEach, describe, expect, it } from 'vitest';
import { noteStatement, slowStatements } from './slow-statements.server.ts';
import { statementShape } from './statement-shape.ts';

describe('the shape of a statement', () => {
  it.each([
    [
      'SELECT `main`.`users`.`id` FROM `main`.`users` WHERE `main`.`users`.`email` = ? LIMIT ?',
      'SELECT `users`.`id` FROM `users` WHERE `users`.`email` = ? LIMIT ?',
    ],
    [
      'SELECT "t1"."id" FROM "public"."t1" WHERE "id" = $12',
      'SELECT "t1"."id" FROM "t1" WHERE "id" = ?',
    ],
    [
      "SELECT 1 FROM a WHERE b = 'ada@example.com' AND c = 'O''Brien'",
      'SELECT ? FROM a WHERE b = ? AND c = ?',
    ],
    ['SELECT a FROM b\n   WHERE c > 12.5', 'SELECT a FROM b WHERE c > ?'],
  ])('has no value in it: %s', (sql, shape) => {
    expect(statementShape(sql)).toBe(shape);
  });

  it('is the same however many rows or values it was made for', () => {
    expect(statementShape('WHERE a IN (?,?,?)')).toBe(statementShape('WHERE a IN (?, ?)'));
    const rows = (count: number) => `INSERT INTO a VALUES ${Array(count).fill('(?,?)').join(', ')}`;
    expect(statementShape(rows(2))).toBe(statementShape(rows(50)));
  });

  it('fits on a page', () => {
    expect(statementShape(`SELECT ${'a_column, '.repeat(500)}`)).toHaveLength(300);
  });
});

describe('slow statements', () => {
  beforeEach(() => {
    for (let number = 0; number < 20; number += 1) noteStatement(`SELECT filler_${number}`, 201);
  });

  it('are kept by shape, the last one first, and no more than twenty', () => {
    noteStatement('SELECT quick', 199);
    noteStatement('SELECT slow WHERE id = 1', 250);
    noteStatement('SELECT filler_19', 201);
    noteStatement('SELECT slow WHERE id = 2', 300.4);
    const [first, ...others] = slowStatements();
    expect(first).toMatchObject({
      ...{ shape: 'SELECT slow WHERE id = ?', times: 2, slowestMilliseconds: 300 },
    });
    expect(others).toHaveLength(19);
    expect(others.map(({ shape }) => shape)).not.toContain('SELECT quick');
    expect(others.map(({ shape }) => shape)).not.toContain('SELECT filler_0');
  });
});
