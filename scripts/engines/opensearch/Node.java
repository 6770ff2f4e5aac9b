import java.nio.file.Paths;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** java Node PORT DATA-FOLDER: one node on 127.0.0.1 that ends on SIGTERM, and with whoever holds its standard input. */
public class Node {
  static class Runner extends OpenSearchRunner {
    Runner() {
      maxHttpPort = 65535; // the runner's own limit is 9299
    }
  }

  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[0]);
    Runner node = new Runner();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception e) {
        e.printStackTrace();
      }
    }));
    node.onBuild((number, settings) -> settings
        .put("network.host", "127.0.0.1")
        .put("http.port", port)
        .put("transport.port", "0")
        .put("discovery.type", "single-node")
        .put("path.repo", Paths.get(arguments[1], "snapshots").toString())
        // A nearly full disk is no reason to refuse a test's index.
        .put("cluster.routing.allocation.disk.threshold_enabled", false));
    node.build("-basePath", arguments[1], "-numOfNode", "1", "-baseHttpPort", String.valueOf(port - 1),
        "-clusterName", "lectern", "-pluginTypes", "org.opensearch.knn.plugin.KNNPlugin");
    while (System.in.read() >= 0) {}
    System.exit(0);
  }
}
