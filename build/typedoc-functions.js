/**
 * A plugin of TypeDoc. The functions of a game are the members of the contract, each by its own name: so they are shown as
 * functions, in the words of the contract.
 */
import { Converter, ReflectionKind, ReflectionType } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    const { kind, type, comment } = reflection;
    if (kind !== ReflectionKind.Variable || comment !== undefined || !(type instanceof ReflectionType)) return;
    const { signatures } = type.declaration;
    if (signatures === undefined) return;
    for (const signature of signatures) Object.assign(signature, { name: reflection.name, parent: reflection });
    Object.assign(reflection, { kind: ReflectionKind.Function, type: undefined, signatures });
  });
}
