import { getReference } from '../api/portal.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';

/** The contract's numbers of a document's `error_id`, in words. */
const DOCUMENT_ERRORS: Readonly<Record<string, string>> = {
  damaged: 'The file is damaged or cannot be read',
  tooLong: 'It has more words than may be proofread at once',
  encrypted: 'It is protected by a password',
  empty: 'It holds no text to check',
  credits: 'The account’s credits are used up',
  unsupported: 'This installation cannot read the format',
  timeout: 'Processing took too long',
  fault: 'A fault on our side, after three attempts',
};

const SHAPES = [
  {
    name: 'Documents and everything else',
    code: '{"status": false, "message": "…", "data": null, "service_type": null}',
  },
  {
    name: 'Paragraph check',
    code: '{"status": false, "message": "…", "data": null, "service_type": null, "input": null, "response": []}',
  },
  {
    name: 'AI-content report',
    code: '{"status": false, "message": "…", "data": {"message": "…"}, "service_type": null}',
  },
  { name: 'PDF', code: '{"detail": [{"type": "pdf_damaged", "loc": ["body", "file"], "msg": "…"}]}' },
] as const;

export function ErrorsScreen() {
  useTitle('Errors');
  const { value, problem } = useFetched(getReference);
  return (
    <>
      <h1>Errors</h1>
      <p class="lead">
        Every message says what is wrong and what to do. None repeats your text. Another account’s, unknown and deleted
        ids are all answered with the same 404.
      </p>
      <section class="stack-tight">
        <h2>Bodies</h2>
        <TableFrame label="Bodies of errors">
          <table class="cards">
            <ColumnHeads columns={['Service', 'Body']} />
            <tbody>
              {SHAPES.map(({ name, code }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <code class="wrapped">{code}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </section>
      <Problem message={problem} />
      <section class="stack-tight">
        <h2>
          A document’s <code>error_id</code>
        </h2>
        {value ? (
          <TableFrame label="Errors of documents">
            <table>
              <ColumnHeads columns={['Id', 'Meaning']} />
              <tbody>
                <tr>
                  <td>−1</td>
                  <td>No error</td>
                </tr>
                {value.documentErrors.map(({ id, name }) => (
                  <tr key={id}>
                    <td>{id}</td>
                    <td>{DOCUMENT_ERRORS[name] ?? name}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
        ) : (
          !problem && <Placeholder height="26rem" />
        )}
      </section>
      <section class="stack-tight">
        <h2>Messages</h2>
        {value ? (
          <TableFrame label="Messages">
            <table class="cards">
              <ColumnHeads columns={['Status', 'Code', 'Message']} />
              <tbody>
                {value.errors.map(({ code, status, message }) => (
                  <tr key={code}>
                    <td data-label="Status">{status}</td>
                    <td data-label="Code">
                      <code>{code}</code>
                    </td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
        ) : (
          !problem && <Placeholder height="60rem" />
        )}
      </section>
    </>
  );
}
