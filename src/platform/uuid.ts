const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The form of an id in the database. Anything else would cause a database error instead of "not found". */
export const isUuid = (id: string): boolean => UUID.test(id);
