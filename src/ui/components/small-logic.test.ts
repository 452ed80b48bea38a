import { describe, expect, it } from 'vitest';
import { classNames } from '../class-names.ts';
import { initialsOf } from './avatar.tsx';
import { buttonClass } from './button-class.ts';
import { parseNumberText } from './number-field.tsx';

describe('parseNumberText', () => {
  it.each([
    ['86.5', 1, 86.5],
    ['1,250', 0, 1250],
    [' 12 ', 0, 12],
    ['−3', 0, -3],
    ['.5', 1, 0.5],
    ['86.55', 1, null],
    ['1.5', 0, null],
    ['', 0, null],
    ['12a', 0, null],
    ['-', 0, null],
    ['-1,250,000.75', 2, -1250000.75],
    ['1,5', 2, 1.5],
    ['59,50', 6, 59.5],
    ['1,2500', 0, null],
    ['0,500', 0, null],
    ['1250,000', 0, null],
    ['1,250,00', 2, null],
    [',5', 1, null],
    ['1 5', 0, null],
    ['1.250,5', 2, 1250.5],
  ])('reads %j with %d decimals as %j', (text, decimals, value) => {
    expect(parseNumberText(text, decimals)).toBe(value);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ana Pérez', 'AP'],
    ['josé miguel peña', 'JP'],
    ['  Élida  ', 'É'],
    ['', ''],
    ['😀 Bar', '😀B'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('class names', () => {
  it('leave out what is absent', () => {
    expect(classNames('a', false, null, undefined, '', 'b')).toBe('a b');
  });

  it('of a button name its look', () => {
    expect(buttonClass({ variant: 'primary', isBlock: true })).toContain('bg-brand');
    expect(buttonClass({ variant: 'primary', isBlock: true })).toContain('w-full');
    expect(buttonClass()).toContain('bg-surface');
  });
});
