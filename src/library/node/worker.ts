import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { ENGINE_FILES, STATISTICAL_FILES } from '../../engine/model-files.ts';
import { packageRoot } from '../../platform/config/root.ts';
import { loadModels } from '../../platform/models.ts';
import { answerQuestions } from '../answer-questions.ts';

/** Entry of the worker thread. */
const port = parentPort!;
const answer = answerQuestions(
  ({ models, rulesOnly }) =>
    loadModels(models ?? join(packageRoot, 'models'), STATISTICAL_FILES, rulesOnly, ENGINE_FILES),
  (message) => port.postMessage(message),
);
port.on('message', answer);
