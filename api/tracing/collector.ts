import { Logger } from '@nestjs/common';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { outsideRequests } from '../common/requestContext.js';

/** ms that one export may take, with its retries. */
const timeoutMillis = 3_000;

/** Sends spans to the collector over OTLP/HTTP. Warns once while the collector cannot be reached. */
export class Collector implements SpanExporter {
  private readonly log = new Logger('Traces');
  private readonly otlp: OTLPTraceExporter;
  private away = false;

  /** @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`, without a path of its own for traces */
  constructor(private readonly endpoint: string) {
    this.otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis });
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    // the processor exports on behalf of the request that ended last
    outsideRequests(() =>
      this.otlp.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !this.away)
          this.log.warn(
            `Traces do not reach ${new URL(this.endpoint).host} (${result.error?.message ?? 'no reason'}): they are dropped until they do`,
          );
        if (!failed && this.away) this.log.warn(`Traces reach ${new URL(this.endpoint).host} again`);
        this.away = failed;
        done(result);
      }),
    );
  }

  forceFlush(): Promise<void> {
    return this.otlp.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.otlp.shutdown();
  }
}
