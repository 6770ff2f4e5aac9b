package org.opensearch.transport.grpc.spi;

public interface QueryBuilderProtoConverterRegistry {}
