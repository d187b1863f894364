import { expect, it } from 'vitest';
import { paragraphShapes } from './paragraph-shape.ts';

const paragraph = (index: number, text: string, style: 'body' | 'code' | 'heading' = 'body') => ({
  index,
  text,
  style,
  part: 'main',
});

it('knows a sentence that goes on behind a listing', () => {
  const shapes = paragraphShapes([
    paragraph(0, 'It is easy. Running the command'),
    paragraph(1, '% pip install it', 'code'),
    paragraph(2, 'at the command line installs it. It works.'),
  ]);
  expect(shapes.get(2)).toEqual({ freeStart: true, freeEnd: false });
  expect(shapes.get(0)!.freeEnd).toBe(true);
});

it('expects a capital behind a sentence that ended before the listing', () => {
  const shapes = paragraphShapes([
    paragraph(0, 'Run the command. It is easy.'),
    paragraph(1, '% pip install it', 'code'),
    paragraph(2, 'at the end it works. It is done.'),
  ]);
  expect(shapes.get(2)!.freeStart).toBe(false);
});
