import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '../../contract/limits.js';
import { DomainError } from '../common/domainError.js';
import { invalid } from '../common/contractPipe.js';
import { fileTooLarge } from './imageErrors.js';

/** Bytes that a form may have around its file. */
const formBytes = 10_000;

const unexpected = (field: string) => invalid(({ fields }) => [{ path: [field], message: fields.oneFile }]);

/** What the form itself got wrong; what becomes of its file is another's to say. */
const apiError = (error: unknown, field: string, maxBytes: number): DomainError => {
  if (error instanceof DomainError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? fileTooLarge(maxBytes) : unexpected(field);
};

/** Hands on what comes of a form. @throws DomainError `tooLarge`, `invalid` where it is torn */
async function* whole<Part>(
  source: AsyncIterable<Part>,
  field: string,
  maxBytes: number,
): AsyncGenerator<Part> {
  try {
    yield* source;
  } catch (error) {
    throw apiError(error, field, maxBytes);
  }
}

/** A file as it arrives. @throws DomainError `tooLarge` where it is cut off at the limit, `invalid` where it is torn */
export async function* bytesOf({ file, fieldname }: MultipartFile, maxBytes: number): AsyncGenerator<Buffer> {
  for await (const chunk of whole<Buffer>(file, fieldname, maxBytes)) yield chunk; // nobody has set an encoding
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
 * Hands on the one file of a multipart form, in the field that the call names, as it arrives.
 * @throws DomainError `unsupportedMedia`, `tooLarge`, `invalid` for another field, several files or a torn form; whatever `take` throws
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

/** The same for a picture, which is small enough for the memory. */
export const uploadedFile = (request: FastifyRequest, field: string): Promise<Buffer> =>
  takeUploadedFile(request, field, limits.uploadBytes, (part) =>
    part.toBuffer().catch((error: unknown) => {
      throw apiError(error, field, limits.uploadBytes);
    }),
  );
