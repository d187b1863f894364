import { expect, it } from 'vitest';
import { kindOfSlip } from './kind-of-slip.ts';

it.each([
  ['because', 'becuase', 'swap'],
  ['accuracy', 'acuracy', 'doubling'],
  ['until', 'untill', 'doubling'],
  ['government', 'goverment', 'missing'],
  ['shed', 'shged', 'extra'],
  ['separate', 'seperate', 'exchange'],
  ['receive', 'riceve', 'several'],
] as const)('%s written %s is %s', (meant, written, kind) => expect(kindOfSlip(meant, written)).toBe(kind));
