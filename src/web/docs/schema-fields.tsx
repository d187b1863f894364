import { type Field, fieldsOf, innerOf, type Schema, typeName } from './openapi.ts';

export interface SchemaFieldsProps {
  readonly title: string;
  readonly schema?: Schema;
  readonly fields?: readonly (Field & { readonly where?: string })[];
}

/** Fields with their types; the fields of an inner object stand below it. */
export function SchemaFields({ title, schema, fields }: SchemaFieldsProps) {
  const inner = schema && (innerOf(schema) ?? schema);
  const shown = fields ?? (inner ? fieldsOf(inner) : []);
  return (
    <div class="stack-tight">
      <h3>{title}</h3>
      {shown.length > 0 ? <FieldList fields={shown} /> : schema && <p class="soft">{typeName(schema)}</p>}
    </div>
  );
}

function FieldList({ fields }: { readonly fields: readonly (Field & { readonly where?: string })[] }) {
  return (
    <dl class="schema">
      {fields.map((field) => (
        <FieldEntry key={field.name} field={field} />
      ))}
    </dl>
  );
}

function FieldEntry({ field }: { readonly field: Field & { readonly where?: string } }) {
  const { name, required, schema, where } = field;
  const inner = innerOf(schema);
  const facts = [
    schema.enum && `one of ${schema.enum.map(String).join(', ')}`,
    schema.default !== undefined && schema.default !== null && `${JSON.stringify(schema.default)} where left out`,
    where,
  ].filter(Boolean);
  return (
    <>
      <dt>
        <code>{name}</code> <span class="soft small">{typeName(schema)}</span>
        {required && <span class="required small">required</span>}
      </dt>
      <dd>
        {schema.description && <p>{schema.description}</p>}
        {facts.length > 0 && <p class="soft small">{facts.join('; ')}</p>}
        {inner && <FieldList fields={fieldsOf(inner)} />}
      </dd>
    </>
  );
}
