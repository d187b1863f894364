import createValidatorFactory from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;

/** A compiled schema of requests. Fastify reads what is wrong from the function that it called. */
interface Validate {
  (data: unknown): unknown;
  errors?: unknown;
}
type Serialize = (data: unknown) => string;
/** Compiles a route's schema, as the makers of Fastify's own compilers return it; their types know more kinds of schemas than we have. */
type Compile<Compiled> = (route: unknown) => Compiled;
type Factory<Compiled> = (...given: readonly unknown[]) => Compile<Compiled>;

/**
 * Fastify's own compilers of schemas, put off to the first request of a route and the first answer of a status. All of them at once take 0.9 s of the
 * processor, two fifths of a start; one takes some 10 ms. A schema that does not compile is a fault of that request: tests ask every operation.
 */
export const lazySchemas = {
  compilersFactory: {
    buildValidator: lazyValidators(createValidatorFactory() as unknown as Factory<Validate>),
    buildSerializer: lazySerializers(SerializerSelector() as unknown as Factory<Serialize>),
  },
} as unknown as Controller;

function lazyValidators(factory: Factory<Validate>): Factory<Validate> {
  return (...given) => {
    const compile = factory(...given);
    return (route) => {
      let compiled: Validate | undefined;
      const validate: Validate = (data) => {
        compiled ??= compile(route);
        const result = compiled(data);
        validate.errors = compiled.errors;
        return result;
      };
      return validate;
    };
  };
}

function lazySerializers(factory: Factory<Serialize>): Factory<Serialize> {
  return (...given) => {
    const compile = factory(...given);
    return (route) => {
      let compiled: Serialize | undefined;
      return (data) => {
        compiled ??= compile(route);
        return compiled(data);
      };
    };
  };
}
