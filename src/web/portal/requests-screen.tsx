import { useEffect, useState } from 'preact/hooks';
import type { RequestState } from '../../contract/terms.ts';
import type { ListedRequest } from '../../contract/usage.ts';
import { getRequests, requestsFile } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { formatNumber, formatSecond } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { COMMON as common } from '../parts/words.ts';
import { useTitle } from '../title.ts';
import { Segments } from './segments.tsx';
import { keyName, serviceName } from './services.ts';
import { PORTAL as phrases } from './words.ts';

const states = () =>
  [
    { value: 'all', name: phrases.all },
    { value: 'failed', name: phrases.errors },
    { value: 'refused', name: phrases.refused },
  ] as const;
const PAGE = 50;

/** The requests of the account's keys and pages, one by one. */
export function RequestsScreen() {
  useTitle(phrases.requests);
  const [state, setState] = useState<RequestState>('all');
  const [round, setRound] = useState(0);
  const [requests, setRequests] = useState<readonly ListedRequest[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    getRequests(state).then(
      ({ requests: found }) => {
        if (!current) return;
        setRequests(found);
        setMore(found.length === PAGE);
        setProblem(null);
      },
      (error: unknown) => current && setProblem(explain(error)),
    );
    return () => {
      current = false;
    };
  }, [state, round]);
  const older = () =>
    getRequests(state, requests?.at(-1)?.id).then(
      ({ requests: found }) => {
        setRequests((known) => [...(known ?? []), ...found]);
        setMore(found.length === PAGE);
      },
      (error: unknown) => setProblem(explain(error)),
    );

  return (
    <>
      <div class="screen-head">
        <h1>{phrases.requests}</h1>
        <div class="row">
          <Segments label={phrases.which} options={states()} value={state} onChange={setState} />
          <button type="button" class="button button-small" onClick={() => setRound(round + 1)}>
            {phrases.refresh}
          </button>
          <a class="button button-small" href={requestsFile(state)} download>
            {phrases.downloadCsv}
          </a>
        </div>
      </div>
      <p class="soft">{phrases.requestsAbout}</p>
      <Problem message={problem} />
      {!requests && !problem && <Placeholder height="20rem" />}
      {requests?.length === 0 && (
        <div class="empty">
          <p>{state === 'all' ? phrases.noRequests : phrases.noSuch}</p>
          {state === 'all' && (
            <a class="button" href="/docs/reference">
              {phrases.tryOne}
            </a>
          )}
        </div>
      )}
      {requests && requests.length > 0 && <RequestTable requests={requests} />}
      {more && (
        <p>
          <button type="button" class="button" onClick={() => void older()}>
            {phrases.olderRequests}
          </button>
        </p>
      )}
    </>
  );
}

function RequestTable({ requests }: { readonly requests: readonly ListedRequest[] }) {
  return (
    <TableFrame label={phrases.requests}>
      <table class="cards">
        <ColumnHeads
          columns={[phrases.when, phrases.what, phrases.key, phrases.status, numbers(common.words), numbers('ms')]}
        />
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              <th scope="row" class="nowrap">
                <time dateTime={request.at}>{formatSecond(request.at)}</time>
                {request.requestId && (
                  <span class="request-id">
                    <span class="visually-hidden">{phrases.requestId}</span> <code>{request.requestId}</code>
                  </span>
                )}
              </th>
              <td data-label={phrases.what}>
                {serviceName(request.service)} <span class="soft small">{request.operation}</span>
              </td>
              <td class="nowrap" data-label={phrases.key}>
                {keyName(request.key)}
              </td>
              <td class="nowrap" data-label={phrases.status}>
                <Status request={request} />
              </td>
              <td class="number" data-label={common.words}>
                {formatNumber(request.words)}
              </td>
              <td class="number" data-label="ms">
                {formatNumber(request.ms)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Status({ request: { status, refused, requests } }: { readonly request: ListedRequest }) {
  const look = refused ? 'badge-warning' : status >= 400 ? 'badge-danger' : '';
  return (
    <>
      <span class={`badge ${look}`}>
        {status}
        {refused && ` ${phrases.refusedWord}`}
      </span>
      {requests > 1 && <span class="soft small"> × {formatNumber(requests)}</span>}
    </>
  );
}
