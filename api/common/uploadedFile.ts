import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError, invalid } from './domainError.js';

/** The maximum size of an upload form without its file, in bytes. */
const formBytes = 10_000;

/** Creates the error of a file that is larger than `maxBytes`. */
export const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('tooLarge', {
    inWords: ({ request }) => ({ message: fill(request.fileTooLarge, { megabytes: maxBytes / 1_000_000 }) }),
  });

const unexpected = (field: string) => invalid(({ fields }) => [{ path: [field], message: fields.oneFile }]);

/**
 * Converts an error in the upload form itself to the error for the client. Errors of the file content are
 * handled elsewhere.
 */
const uploadError = (error: unknown, field: string, maxBytes: number): DomainError => {
  if (error instanceof DomainError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? fileTooLarge(maxBytes) : unexpected(field);
};

/**
 * Yields the parts of an upload form.
 * @throws DomainError `tooLarge`, `invalid` for a form that is cut off
 */
async function* whole<Part>(
  source: AsyncIterable<Part>,
  field: string,
  maxBytes: number,
): AsyncGenerator<Part> {
  try {
    yield* source;
  } catch (error) {
    throw uploadError(error, field, maxBytes);
  }
}

/**
 * Yields the bytes of an uploaded file as they arrive.
 * @throws DomainError `tooLarge` if the file reaches the limit, `invalid` if it is cut off
 */
export async function* bytesOf({ file, fieldname }: MultipartFile, maxBytes: number): AsyncGenerator<Buffer> {
  // no encoding is set, so chunks are buffers
  for await (const chunk of whole<Buffer>(file, fieldname, maxBytes)) yield chunk;
  if (file.truncated) throw fileTooLarge(maxBytes);
}

type Take<Taken> = (file: MultipartFile) => Promise<Taken>;

const read = async <Taken>(
  parts: AsyncIterable<MultipartFile>,
  field: string,
  maxBytes: number,
  take: Take<Taken>,
): Promise<Taken> => {
  let found: { taken: Taken } | undefined;
  for await (const part of whole(parts, field, maxBytes)) {
    if (part.fieldname !== field || found) {
      part.file.resume();
      throw unexpected(field);
    }
    found = { taken: await take(part) };
  }
  if (!found) throw unexpected(field);
  return found.taken;
};

/**
 * Passes the single file of a multipart form to `take` as it arrives; it must be in the field `field`.
 * @throws DomainError `unsupportedMedia`, `tooLarge`, `invalid` for another field, several files or a form
 * that is cut off; any error of `take`
 */
export const takeUploadedFile = async <Taken>(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
  take: Take<Taken>,
): Promise<Taken> => {
  if (!request.isMultipart())
    throw new DomainError('unsupportedMedia', { values: { expected: 'multipart/form-data' } });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytes) throw fileTooLarge(maxBytes);
  return read(request.files({ limits: { fileSize: maxBytes } }), field, maxBytes, take);
};

/** Reads an uploaded image into memory: images are small enough for that. */
export const uploadedFile = (request: FastifyRequest, field: string): Promise<Buffer> =>
  takeUploadedFile(request, field, limits.uploadBytes, (part) =>
    part.toBuffer().catch((error: unknown) => {
      throw uploadError(error, field, limits.uploadBytes);
    }),
  );
