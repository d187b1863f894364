import { request } from '../api/request.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { groupOperations, type OpenApi, type Operation } from './openapi.ts';
import { SchemaFields } from './schema-fields.tsx';
import { TryIt } from './try-it.tsx';

export function ReferenceScreen() {
  useTitle('API reference');
  const { value, problem } = useFetched(() => request<OpenApi>('/openapi.json'));
  return (
    <>
      <h1>API reference</h1>
      <p class="lead">
        Made from the service’s own <a href="/openapi.json">OpenAPI description</a>, so it is what this installation
        does
        {value && `, version ${value.info.version}`}.
      </p>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="40rem" />}
      {value && <Groups description={value} />}
    </>
  );
}

function Groups({ description }: { readonly description: OpenApi }) {
  return (
    <>
      {groupOperations(description).map(({ name, operations }) => (
        <section key={name} class="stack-tight">
          <h2>{name}</h2>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </>
  );
}

function OperationEntry({ operation }: { readonly operation: Operation }) {
  const { id, method, path, aliases, summary, needsKey, parameters, body, answer, errors } = operation;
  return (
    <details class="operation" id={id}>
      <summary>
        <span class={`method method-${method.toLowerCase()}`}>{method}</span>
        <code class="operation-path">{path}</code>
        <span class="operation-summary">{summary}</span>
      </summary>
      <div class="operation-body">
        <p class="soft small">
          {needsKey ? 'Needs the header x-api-key.' : 'Needs no key.'}
          {aliases.length > 0 && (
            <>
              {' '}
              Also at <code>{aliases.join(', ')}</code>.
            </>
          )}
        </p>
        <TryIt operation={operation} />
        {parameters.length > 0 && <SchemaFields title="Parameters" fields={parameters} />}
        {body && <SchemaFields title={`Body (${body.type})`} schema={body.schema} />}
        {answer && <SchemaFields title="Answer (200)" schema={answer} />}
        {errors.length > 0 && <Errors errors={errors} />}
      </div>
    </details>
  );
}

function Errors({ errors }: { readonly errors: Operation['errors'] }) {
  return (
    <div class="stack-tight">
      <h3>Errors</h3>
      <ul class="statuses">
        {errors.map(({ status, about }) => (
          <li key={status}>
            <code>{status}</code> {about}
          </li>
        ))}
      </ul>
    </div>
  );
}
