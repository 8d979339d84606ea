import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '../../contract/limits.js';
import { DomainError } from '../common/domainError.js';
import { invalid } from '../common/contractPipe.js';

/** Bytes that a form may have around its file. */
const formBytes = 10_000;

const unexpected = (field: string) => invalid(({ fields }) => [{ path: [field], message: fields.oneFile }]);

const read = async (parts: AsyncIterable<MultipartFile>, field: string): Promise<Buffer> => {
  let found: Buffer | undefined;
  for await (const part of parts) {
    const bytes = await part.toBuffer();
    if (part.fieldname !== field || found) throw unexpected(field);
    found = bytes;
  }
  if (!found) throw unexpected(field);
  return found;
};

const refusal = (error: unknown, field: string): DomainError => {
  if (error instanceof DomainError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? new DomainError('tooLarge') : unexpected(field);
};

/**
 * The one file of a multipart form, in the field that the call names.
 * @throws DomainError `unsupportedMedia`, `tooLarge`, `invalid` for another field, several files or a torn form
 */
export const uploadedFile = async (request: FastifyRequest, field: string): Promise<Buffer> => {
  if (!request.isMultipart())
    throw new DomainError('unsupportedMedia', { values: { expected: 'multipart/form-data' } });
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + formBytes)
    throw new DomainError('tooLarge');
  try {
    return await read(request.files(), field);
  } catch (error) {
    throw refusal(error, field);
  }
};
