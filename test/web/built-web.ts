import { buildWeb } from '../../scripts/build-web.js';
import { builtOnce } from '../fixtures/built-once.ts';

/** The folder of the pages, built once for all tests in browsers. */
export const builtWeb = (): Promise<string> => builtOnce('web', ['src/web'], buildWeb);
