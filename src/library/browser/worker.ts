import { answerQuestions } from '../answer-questions.ts';
import { fetchModels } from './fetch-models.ts';

/** Entry of the worker. */
const answer = answerQuestions(fetchModels, (message) => postMessage(message));
addEventListener('message', ({ data }) => void answer(data));
